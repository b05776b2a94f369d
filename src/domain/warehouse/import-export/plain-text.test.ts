import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  [
    '<h2>Deep groove</h2><p>Sealed &amp; greased,<br/>20&nbsp;mm bore.</p>',
    'Deep groove\n\nSealed & greased,\n20 mm bore.',
  ],
  ['<ul class="a"><li>6204</li><li>2RS</li></ul>', '- 6204\n- 2RS'],
  ['<table><tr><td>Bore</td><td>20 mm</td></tr></table>', 'Bore 20 mm'],
  ['Pipe 1/2&quot;, 3 &times; 4 &deg;C', 'Pipe 1/2", 3 × 4 °C'],
  ['<style>p { color: red }</style><P STYLE="x">Oil<!-- new --></P>', 'Oil'],
  ['one<span>two</span>', 'onetwo'],
])('HTML %s is read as the text that it shows', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['a < b and c > d', 'hose <5 mm> wide', 'AT&T; R&D', 'x <i', 'line one\nline  two', '<12 V', 'nuts & bolts'])(
  '%s is text already and stays',
  (text) => {
    expect(plainText(text)).toBe(text)
  },
)

test('a hostile text is read at once', () => {
  expect(plainText('<p '.repeat(30_000)).length).toBeGreaterThan(0)
  expect(plainText(`${'<!--'.repeat(20_000)}<b>x</b>`)).toContain('x')
  expect(plainText('<script>'.repeat(10_000))).toBeTypeOf('string')
})
