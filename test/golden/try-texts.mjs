// What a running shop finds for texts of a file, so that somebody can judge them: `node test/golden/try-texts.mjs FILE [URL]`.
// A line is a text, or a text, a tab and what is expected; lines with # are left out. The first five names of each are printed,
// `=` what is asked for, `~` what is only similar.
import { readFileSync } from 'node:fs'

const [file, shop = 'http://localhost:8080'] = process.argv.slice(2)
const lines = readFileSync(file, 'utf8').split('\n')
for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
  const [text, expected] = line.split('\t')
  const answer = await fetch(`${shop}/api/v1/product/suggest?q=${encodeURIComponent(text)}`)
  const { exact, similar } = (await answer.json()).data
  console.log(`${text}${expected ? `   (${expected})` : ''}`)
  for (const [sign, found] of Object.entries({ '=': exact, '~': similar })) {
    for (const { name, stock } of found.slice(0, 5)) console.log(`  ${sign} ${name}${stock === 0 ? ' (sold out)' : ''}`)
  }
}
