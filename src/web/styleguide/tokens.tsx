import { readTokens, type Token } from './read-tokens.ts'
import { Example, Examples, Section } from './section.tsx'

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]

/** Every token of the stylesheet, each shown as what it is. */
export function Tokens() {
  return (
    <>
      <Section title="Colour">
        <Examples>
          {readTokens('--color-').map(({ name, value }) => (
            <Example key={name} name={`${name} ${value}`}>
              <span className="block h-16 rounded-sm border border-line" style={{ background: `var(${name})` }} />
            </Example>
          ))}
        </Examples>
      </Section>
      <Section title="Type scale">
        {sizes().map(({ name, value }) => (
          <Example key={name} name={`${name} ${value}`}>
            <p className="truncate" style={{ fontSize: `var(${name})`, lineHeight: `var(${name}--line-height)` }}>
              Ball bearing 6204-2RS, 20 × 47 × 14 mm, ₹185
            </p>
          </Example>
        ))}
        <Examples>
          <Example name="headings: 700, wide">
            <h3 className="text-2xl">Bench vice</h3>
          </Example>
          <Example name="wide">
            <p className="wide text-xl font-extrabold">₹11,450</p>
          </Example>
          <Example name="caption">
            <p className="caption">Power tools</p>
          </Example>
          <Example name="figures">
            <p className="figures">111.00 · 888.00</p>
          </Example>
        </Examples>
      </Section>
      <Section title="Spacing">
        {spaces.map((steps) => (
          <Example key={steps} name={`${steps} × --spacing`}>
            <span className="block h-3 bg-signal" style={{ width: `calc(var(--spacing) * ${steps})` }} />
          </Example>
        ))}
      </Section>
      <Boxes title="Radius" prefix="--radius-" style={({ name }) => ({ borderRadius: `var(${name})` })} />
      <Boxes title="Shadow" prefix="--shadow-" style={({ name }) => ({ boxShadow: `var(${name})` })} />
      <Boxes title="Motion" prefix="--animate-" style={({ name }) => ({ animation: `var(${name})` })} />
      <Section title="Easing">
        {readTokens('--ease-').map(({ name, value }) => (
          <p key={name} className="text-sm">
            {name}: {value}
          </p>
        ))}
      </Section>
    </>
  )
}

function sizes(): Token[] {
  return readTokens('--text-').filter(({ name }) => !name.endsWith('--line-height'))
}

function Boxes(props: { title: string; prefix: string; style: (token: Token) => React.CSSProperties }) {
  return (
    <Section title={props.title}>
      <Examples>
        {readTokens(props.prefix).map((token) => (
          <Example key={token.name} name={`${token.name} ${token.value}`}>
            <span className="block size-16 border border-line-strong bg-card" style={props.style(token)} />
          </Example>
        ))}
      </Examples>
    </Section>
  )
}
