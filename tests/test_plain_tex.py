import pytest

from generator.plain_tex import plain_tex


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        ("d_k", "d_k"),
        (r"d_{\text{model}} = h \cdot d_k", "d_model = h · d_k"),
        (r"\sqrt{d_k}", "√d_k"),
        (r"\frac{QK^{\top}}{\sqrt{d_k}}", r"QKᵀ/√d_k"),
        (r"\operatorname{softmax}(\query{q}\key{k})", "softmax(qk)"),
        (r"-\infty", "−∞"),
        (r"\log_2 n", "log_2 n"),
        (r"\alpha_{ij}", "α_ij"),
        (r"v_a^{\top} \tanh(W_a s + U_a h_j)", "v_aᵀ tanh(W_a s + U_a h_j)"),
        (r"\operatorname{softmax}\!\left(\frac{QK^{\top}}{\sqrt{d_k}}\right)V", "softmax(QKᵀ/√d_k)V"),
        (r"\begin{cases} 0 & j \le i \\ -\infty & j > i \end{cases}", "0 j ≤ i −∞ j > i"),
        (r"\begin{gathered} a \\[6pt] b \end{gathered}", "a b"),
        (r"\lVert q \rVert", "‖q ‖"),
    ],
)
def test_a_formula_reads_as_one_would_type_it(tex: str, said: str) -> None:
    assert plain_tex(tex) == said
