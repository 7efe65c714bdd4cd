/**
 * The style sheet of the sign-in pages, the payment page and the console: system font, one accent color, light and
 * dark.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #101319);
  --surface: light-dark(#ffffff, #181c25);
  --sunken: light-dark(#eceef2, #0b0d12);
  --text: light-dark(#171b24, #eceff5);
  --muted: light-dark(#565e6f, #a5aec0);
  --line: light-dark(#dcdfe6, #2b3140);
  --line-strong: light-dark(#868d9c, #6b758a);
  --accent: light-dark(#2c55b5, #94b4ff);
  --accent-strong: light-dark(#224592, #bccfff);
  --on-accent: light-dark(#ffffff, #0a1630);
  --danger: light-dark(#b3261e, #ff9a90);
  --danger-soft: light-dark(#fdeceb, #3a1a1a);
  --good: light-dark(#156c3c, #7fdca6);
  --focus: light-dark(#1d4ed8, #9cc0ff);
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--text); font: 1rem/1.5 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
body { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.015em; margin: 0 0 .25rem; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 1rem; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .15em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }

.narrow { min-height: 100vh; min-height: 100dvh; display: grid; place-content: center; grid-template-columns: minmax(0, 26rem); padding: 1.5rem 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1.25rem, 5vw, 2.25rem); }
.card > :last-child, .narrow > :last-child { margin-bottom: 0; }
.card > h1:not(:has(+ .lead)) { margin-bottom: 1.25rem; }
.lead { color: var(--muted); margin-bottom: 1.5rem; }
.below { margin: 1.25rem .25rem 0; color: var(--muted); font-size: .875rem; text-align: center; }
.card > .below { margin: 1.5rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); text-align: left; }
.below > * { margin: 0 0 .5rem; }
.below > :last-child { margin-bottom: 0; }

.logo img { display: block; max-width: 100%; margin-bottom: 1.75rem; }
form { margin: 0; }
.field { margin-bottom: 1.125rem; }
.field label { display: block; font-size: .875rem; font-weight: 600; margin-bottom: .375rem; }
.field .hint { color: var(--muted); font-size: .8125rem; margin: .375rem 0 0; }
.field .error { color: var(--danger); font-size: .875rem; margin: .375rem 0 0; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line-strong); border-radius: .5rem; }
input[aria-invalid] { border-color: var(--danger); border-width: 2px; padding: calc(.5rem - 1px) calc(.75rem - 1px); }
button { min-height: 2.75rem; padding: .5rem 1.125rem; font: inherit; font-weight: 600; border-radius: .5rem; border: 1px solid var(--line-strong); background: var(--surface); color: var(--text); cursor: pointer; }
button:hover { border-color: var(--text); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
button.link { min-height: 1.5rem; padding: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: .15em; }
.narrow button:not(.link) { width: 100%; }
.stack { display: grid; gap: .75rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.nowrap { flex-wrap: nowrap; }
.narrow .nowrap button { width: auto; flex: none; }
.alert { border: 1px solid var(--danger); background: var(--danger-soft); border-radius: .5rem; padding: .75rem .875rem; margin-bottom: 1.25rem; }
.note { border: 1px solid var(--line); background: var(--sunken); border-radius: .5rem; padding: .75rem .875rem; margin-bottom: 1.25rem; }
.sum { font-size: 2.25rem; font-weight: 650; letter-spacing: -0.03em; line-height: 1.1; font-variant-numeric: tabular-nums; margin: .5rem 0 1.25rem; }
fieldset { border: 0; border-top: 1px solid var(--line); margin: 1.25rem 0 0; padding: 1rem 0 0; }
legend { float: left; width: 100%; margin-bottom: .75rem; color: var(--muted); font-size: .875rem; }
legend + * { clear: both; }
caption { text-align: left; padding-bottom: .25rem; }
.sheet { width: 100%; margin-bottom: 1.5rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.sheet th, .sheet td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.sheet thead th { color: var(--muted); font-size: .8125rem; font-weight: 600; }
.sheet .number { text-align: right; padding-right: 0; white-space: nowrap; }

.wide { max-width: 64rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 4vw, 2rem) 4rem; }
.wide > header { margin-bottom: 2rem; }
.wide nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0 0; }
.wide section { border-top: 1px solid var(--line); padding: 2rem 0; }
.scroll { overflow-x: auto; }
.scroll .sheet { min-width: 52rem; margin-bottom: 0; }
.scroll .sheet th, .scroll .sheet td { overflow-wrap: normal; }
.scroll .sheet code { overflow-wrap: anywhere; }
.sheet button { min-height: 2rem; padding: .25rem .75rem; font-weight: 500; }
.wide .row { margin-bottom: 1rem; }
.wide td .row, .wide td form { margin: 0; }
.wide .row label { margin: 0; }
.wide .row input { flex: 0 1 20rem; width: auto; }
details.mail { background: var(--surface); border: 1px solid var(--line); border-radius: .625rem; margin-bottom: .625rem; }
details.mail > summary { cursor: pointer; padding: .75rem 1rem; }
details.mail > :not(summary) { margin: 0 1rem 1rem; }
details.mail pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: .5rem; padding: .75rem; font-size: .8125rem; max-height: 24rem; overflow: auto; }
iframe { width: 100%; height: 24rem; resize: vertical; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light; }
.good { color: var(--good); }
.bad { color: var(--danger); }
`;
