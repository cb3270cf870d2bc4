/** Style sheet of the sandbox's pages, for widths from 360 to 1280 px. */
export const sandboxStyleSheet = `
:root{--ink:#1c2430;--soft:#566173;--line:#c9d0da;--paper:#fff;--ground:#eef1f5;--accent:#1f4f8f;--accent-dark:#163a6b;--tint:#e6eef8;--error:#b3261e;--notice:#fff4d1;--notice-ink:#4a3900;--notice-line:#e0b93b}
:root[data-brand=tideline]{--accent:#0b3c49;--accent-dark:#072a33;--tint:#e5f0f1;--ground:#f6efe4}
:root[data-brand=summit]{--accent:#1f4d3a;--accent-dark:#143426;--tint:#e4f0ea;--ground:#eef2f5}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;color-scheme:light dark}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.notice{margin:0;padding:.75rem 1.25rem;background:var(--notice);color:var(--notice-ink);border-bottom:1px solid var(--notice-line);text-align:center;font-weight:600}
main{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;gap:1.5rem}
main.narrow{max-width:36rem}
.card{background:var(--paper);border-radius:14px;box-shadow:0 1px 2px rgb(16 24 40/.08),0 8px 24px rgb(16 24 40/.06);padding:1.25rem}
.for{padding:0;overflow:hidden;align-self:start}
.for img{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;background:var(--tint)}
.for div{padding:1rem 1.25rem 1.25rem}
h1{margin:0 0 .25rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2rem);line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
h2{margin:0 0 .25rem;font-size:1.2rem;line-height:1.3}
p{margin:.25rem 0 0}
.soft,.hint{color:var(--soft)}
.hint{font-size:.9375rem;margin:.125rem 0 .375rem}
form{display:grid;gap:1.25rem;margin-top:1.25rem}
label,legend{font-weight:600}
div>label:not(.choice){display:block;margin-bottom:.375rem}
div>label:has(+.hint){margin-bottom:0!important}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0;margin-bottom:.375rem}
input[type=text],input[type=email],input[type=password],textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1.5px solid #7b8698;border-radius:10px;background:var(--paper);color:inherit;font:inherit}
textarea{min-height:6.5rem;resize:vertical}
.amount{display:flex;align-items:stretch}
.amount span{display:grid;place-items:center;padding:0 .875rem;border:1.5px solid #7b8698;border-right:0;border-radius:10px 0 0 10px;background:var(--tint);font-weight:600}
.amount input{border-radius:0 10px 10px 0;font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums;min-width:0}
.choice{display:flex;gap:.625rem;align-items:flex-start;padding:.625rem 0;font-weight:400}
.choice input{flex:none;width:1.375rem;height:1.375rem;margin:.125rem 0 0;accent-color:var(--accent)}
.choices .choice{padding:.75rem;border:1.5px solid var(--line);border-radius:10px}
.choices .choice+.choice{margin-top:.5rem}
.choices .choice:has(:checked){border-color:var(--accent);background:var(--tint)}
.choice b{display:block;font-weight:600}
.choice small{color:var(--soft);font-size:.9375rem}
.card>.actions{margin-top:1.5rem}
.fields div{padding:.5rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
.fields div:target{background:var(--notice);color:var(--notice-ink)}
.fields dd{margin:0;white-space:pre-wrap}
.actions{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
button,.button{display:inline-block;min-height:3.25rem;padding:.75rem 1.75rem;border:0;border-radius:999px;background:var(--accent);color:#fff;font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--accent-dark)}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.error{color:var(--error);font-weight:600;margin:.25rem 0 .375rem}
[aria-invalid=true]{border-color:var(--error)!important;border-width:2px!important}
.errors{border:2px solid var(--error);border-radius:10px;padding:.75rem 1rem;margin-top:1rem}
.errors p{font-weight:600;margin:0}
.errors ul{margin:.25rem 0 0;padding-left:1.25rem}
.errors a{color:var(--error)}
dl{margin:1rem 0 0;display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem}
dt{color:var(--soft)}
dd{margin:0;font-variant-numeric:tabular-nums}
.bar{height:.625rem;border-radius:99px;background:var(--line);overflow:hidden;margin:1rem 0 .375rem}
.bar i{display:block;height:100%;background:var(--accent)}
main.columns{max-width:84rem;grid-template-columns:minmax(0,1fr)}
.cards{columns:21rem;column-gap:1.5rem}
.cards>*{break-inside:avoid}
.cards>*+*{margin-block-start:1.5rem}
.columns h3{margin:1rem 0 0;font-size:1.0625rem}
.columns button{min-height:2.75rem;padding:.5rem 1.5rem}
.rows{list-style:none;margin:.75rem 0 0;padding:0;display:grid;gap:.75rem}
.rows li{border-top:1px solid var(--line);padding-top:.75rem;overflow-wrap:anywhere}
code{font-size:.9375rem;overflow-wrap:anywhere}
.said{font-weight:600}
@media (min-width:52rem){main.wide{grid-template-columns:19rem minmax(0,1fr);padding-top:2.5rem}.card{padding:2rem}.for{padding:0;position:sticky;top:1.5rem}}
@media (prefers-color-scheme:dark){:root,:root[data-brand]{--ink:#eef1f5;--soft:#aeb8c7;--line:#3c4656;--paper:#1a212c;--ground:#11161d;--tint:#243042;--accent:#8fbcf7;--accent-dark:#b7d4fb;--error:#ff9d94;--notice:#3a3008;--notice-ink:#ffe9a6;--notice-line:#6b5713}button,.button{color:#10161f}}
`
