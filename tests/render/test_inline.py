from generator.render.inline import inline


def test_a_short_text_has_no_paragraph_of_its_own() -> None:
    assert inline("*It* may be <two> things.") == "<em>It</em> may be &lt;two&gt; things."


def test_quoted_words_say_their_language() -> None:
    assert inline("*Ella* («she») decide.", "es") == '<em lang="es">Ella</em> («she») decide.'


def test_an_option_of_a_command_is_kept_whole_as_in_prose() -> None:
    assert inline("`build.py build --downloads` here") == (
        '<code>build.py build <span class="glued">--downloads</span></code> here'
    )
