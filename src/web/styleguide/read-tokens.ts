/** A design token: a custom property of the stylesheet and its value. */
export interface Token {
  name: string
  value: string
}

/** Every token whose name begins with `prefix`, such as '--color-', as the browser has them: none can be forgotten here. */
export function readTokens(prefix: string): Token[] {
  const names = new Set<string>()
  for (const sheet of document.styleSheets) collect(sheet.cssRules, prefix, names)
  const values = getComputedStyle(document.documentElement)
  return [...names].map((name) => ({ name, value: values.getPropertyValue(name).trim() }))
}

function collect(rules: CSSRuleList, prefix: string, names: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) {
      for (const name of rule.style) if (name.startsWith(prefix)) names.add(name)
    } else if (rule instanceof CSSGroupingRule) {
      collect(rule.cssRules, prefix, names)
    }
  }
}
