import pytest

from generator.plain_tex import plain_tex


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        ("d_k", "d_k"),
        (r"d_{\text{model}} = h \cdot d_k", "d_model = h · d_k"),
        (r"\sqrt{d_k}", "√d_k"),
        (r"\frac{QK^{\top}}{\sqrt{d_k}}", r"QKᵀ/√d_k"),
        (r"\frac{QK^{\top}}{\tau\sqrt{d_k}}", "QKᵀ/τ√d_k"),
        (r"\frac{a + b}{2 d_k}", "(a + b)/(2 d_k)"),
        (r"\sqrt{n - 1}", "√(n − 1)"),
        (r"e^{z_j} + e^{s + c}", "e^z_j + e^(s + c)"),
        (r"\frac{n^2}{n^{10}}", "n²/n^10"),
        (r"2^{20} x^3", "2^20 x³"),
        (r"\sum_{j=1}^{n} \cos 2\pi u", "Σ_j=1^n cos 2πu"),
        (r"\frac{\frac{a}{b}}{c}", "(a/b)/c"),
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
