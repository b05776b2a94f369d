/** The look of the window; `colour` is the shop's theme. Lives in a shadow root: neither side touches the other. */
export function makeStyle(colour) {
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  const accent = /^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour : '#14181b'
  style.insertRule(`:host { --accent: ${accent}; --on-accent: ${isLight(accent) ? '#14181b' : '#ffffff'}; }`)
  return style
}

function isLight(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}

const css = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: safe center; padding: 12px;
  background: rgb(20 24 27 / 62%); overflow-y: auto; font: 16px/1.5 system-ui, sans-serif; color: #14181b; }
*, *::before { box-sizing: border-box; }
p, h2, ul { margin: 0; padding: 0; }
.window { width: min(100%, 26rem); background: #ffffff; border-radius: 6px; overflow: hidden;
  box-shadow: 0 18px 48px -12px rgb(20 24 27 / 60%); }
header { position: relative; padding: 0 1.25rem 1rem; border-bottom: 1px solid #dcd5c7; }
.note { margin: 0 -1.25rem 1rem; padding: .4rem 3.25rem .4rem 1.25rem; font-size: .8125rem; font-weight: 700;
  background: repeating-linear-gradient(-45deg, #ffd54a 0 14px, #ffe48a 14px 28px); color: #14181b; }
.close { position: absolute; top: 0; right: 0; width: 44px; height: 32px; border: 0; background: none; font: inherit;
  color: #14181b; cursor: pointer; }
h2 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 700; outline: none; font-variant-numeric: tabular-nums; }
h2 span { display: block; font-size: .9375rem; line-height: 1.375rem; font-weight: 400; color: #4d565c; }
.description, .hint { font-size: .875rem; color: #4d565c; }
.failure { padding: .75rem 1.25rem; background: #fbe9e6; color: #ad2318; font-size: .9375rem; }
.failure:empty { display: none; }
.step { padding: 1rem 1.25rem; }
form, .wait { display: grid; gap: .875rem; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: .5rem; min-width: 0; }
legend { padding: 0; margin-bottom: .375rem; font-size: .875rem; font-weight: 600; }
.methods { grid-template-columns: 1fr 1fr; }
.methods label, .choices label { display: flex; gap: .5rem; align-items: center; min-height: 44px; padding: 0 .75rem;
  border: 1px solid #8d877b; border-radius: 4px; cursor: pointer; }
label:has(input[type=radio]:checked) { border-color: #14181b; box-shadow: inset 0 0 0 1px #14181b; }
input[type=radio] { accent-color: #14181b; width: 18px; height: 18px; margin: 0; flex: none; }
.field { display: grid; gap: .25rem; min-width: 0; font-size: .875rem; font-weight: 600; }
.field input { width: 100%; min-height: 44px; padding: 0 .75rem; border: 1px solid #8d877b; border-radius: 4px; font: inherit;
  font-size: 16px; font-weight: 400; color: inherit; background: #ffffff; }
.field input::placeholder { color: #656e73; }
.field input[aria-invalid=true] { border-color: #ad2318; }
.fault { color: #ad2318; font-weight: 400; }
.fault:empty { display: none; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: start; }
.pay, .plain { min-height: 48px; border-radius: 4px; font: inherit; font-weight: 600; cursor: pointer; }
.pay { border: 0; background: var(--accent); color: var(--on-accent); }
.plain { border: 1px solid #8d877b; background: #ffffff; color: #14181b; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid #0c4a55; outline-offset: 2px; }
summary { min-height: 32px; font-size: .875rem; cursor: pointer; }
details ul { list-style: none; max-height: 11rem; overflow-y: auto; border-top: 1px solid #dcd5c7; }
details button { width: 100%; min-height: 40px; padding: .25rem .25rem; border: 0; border-bottom: 1px solid #dcd5c7; background: none;
  font: inherit; font-size: .8125rem; text-align: left; color: #14181b; cursor: pointer; }
details button:hover { background: #f1ede4; }
.mono { font-family: ui-monospace, monospace; margin-right: .5rem; }
.wait { justify-items: center; padding: 1.5rem 0; text-align: center; outline: none; }
.wait button { min-width: 12rem; padding: 0 1rem; }
.spin { width: 36px; height: 36px; border: 4px solid #dcd5c7; border-top-color: #0c4a55; border-radius: 50%;
  animation: spin .9s linear infinite; }
@keyframes spin { to { transform: rotate(360deg); } }
@media (prefers-reduced-motion: reduce) { .spin { animation: none; } }
footer { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 1.25rem; border-top: 1px solid #dcd5c7;
  font-size: .75rem; color: #4d565c; font-variant-numeric: tabular-nums; }
@media (max-width: 480px) { :host { padding: 0; place-items: safe end stretch; } .window { width: 100%; border-radius: 6px 6px 0 0; } }
`
