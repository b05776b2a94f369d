import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const limits = { most: 50, itemMax: 160 }
const first = (text: string) => readList(text, limits).items.map(({ readings }) => readings[0])
const all = (text: string) =>
  readList(text, limits).items.flatMap(({ readings }) => readings.map(({ quantity, rest }) => `${quantity} × ${rest}`))

test.each([
  ['5 nos 1/2 elbow', 5, 'piece', '1/2 elbow'],
  ['4inch cutting disc 50pc', 50, 'piece', '4inch cutting disc'],
  ['Cutting disc x 10', 10, null, 'cutting disc'],
  ['10 x cutting disc', 10, null, 'cutting disc'],
  ['6204 2RS bearing = 4', 4, null, '6204 2rs bearing'],
  ['6205 zz - 2', 2, null, '6205 zz'],
  ['2 x 6204 2rs bearing', 2, null, '6204 2rs bearing'],
  ['4 x 6205', 4, null, '6205'],
  ['Elbow 1/2 .... 20', 20, null, 'elbow 1/2'],
  ['gi tee (6)', 6, null, 'gi tee'],
  ['2 dozen insulation tape', 2, 'dozen', 'insulation tape'],
  ['half dozen brush', 0.5, 'dozen', 'brush'],
  ['oru chuttika', 1, null, 'chuttika'],
  ['രണ്ട് പാക്കറ്റ് M8 nut', 2, 'pack', 'm8 nut'],
  ['6204 2rs 4 nag chahiye', 4, 'piece', '6204 2rs'],
  ['wire nail 2 inch 5 kg', 5, 'kg', 'wire nail 2 inch'],
  ['bearing 30205 qty 2', 2, 'piece', 'bearing 30205'],
  ['half inch elbow', null, null, 'half inch elbow'],
])('%s is %s %s of %s', (text, quantity, counting, rest) => {
  expect(first(text)).toMatchObject([{ quantity, counting, rest }])
})

test('greetings in short, whom to call, where it goes, a tax number and a sum are no goods; an errand stays visible', () => {
  const text = `Gd mrng chetta
call 9847012345
pin 673631
delivery to Feroke, pin 673631
Total approx 4500/-
29ABCDE1234F1Z5
Regards
കുറച്ചു സാധനം വേണം
same as last time
355 chop saw 1 - last time rate tharanam
2x 5m tape`
  expect(all(text)).toEqual([
    'null × as last time',
    '1 × 355 chop saw',
    '355 × chop saw 1',
    'null × 355 chop saw 1',
    '2 × 5m tape',
  ])
})

test('a bare number is read both ways', () => {
  expect(all('A 42 belt 2')).toEqual(['2 × a 42 belt', 'null × a 42 belt 2'])
  expect(all('bearing 6204')).toEqual(['6204 × bearing', 'null × bearing 6204'])
  // a size is no quantity
  expect(all('M8 x 50')).toEqual(['null × m8 x 50'])
  expect(all('105 x 1')).toEqual(['null × 105 x 1'])
  expect(all('25 x 1500')).toEqual(['null × 25 x 1500'])
  expect(all('25 x 1250mm belt')).toEqual(['null × 25 x 1250mm belt'])
  expect(all('grade 8')).toEqual(['null × grade 8'])
})

test('what a chat puts around a list is none of it', () => {
  const text = `[10:31, 3/4/2026] Rajan: Hi chetta 🙏
[10:31 AM, 03/04/2026] Rajan K: 1) *M8x50 bolt* - 100
3/4/26, 10:31 am - Suresh: • GI tee 5 nos ✅
3/4/26, 10:32 am - Suresh: <Media omitted>
Plumbing items:
Site: Feroke
+91 98470 12345
1 - valve 2 nos
2 - union 3 nos
pls send today`
  expect(first(text).map((reading) => `${reading?.quantity} ${reading?.rest}`)).toEqual([
    '100 m8x50 bolt',
    '5 gi tee',
    '2 valve',
    '3 union',
  ])
})

test('one line may ask for several things, which say together what each leaves out', () => {
  expect(all('GI tee 5 nos, GI union 2 nos; nipple 4 nos')).toEqual(['5 × gi tee', '2 × gi union', '4 × nipple'])
  expect(all('cutting disc 4 inch, 50 nos')).toEqual(['50 × cutting disc 4 inch'])
  expect(all('M8x50 bolt 100 nos, nut 100 nos')).toEqual(['100 × m8x50 bolt', '100 × m8 nut'])
  expect(all('M8x25, M8x50 bolt 100 each')).toEqual(['100 × m8x25 bolt', '100 × m8x50 bolt'])
  expect(all('enamel white 4 nos, black 2 nos')).toEqual(['4 × enamel white', '2 × black enamel'])
})

test('any text is read, in little time, into no more than it may be', () => {
  const pieces = fc.constantFrom(
    '1',
    ' 5 nos ',
    'x',
    ' - ',
    '\n',
    ',',
    'M8',
    '"',
    '1/2',
    'രണ്ട് ',
    'दो ',
    '[',
    ':',
    '.',
    ' each',
    'kg',
    '*',
    'a',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.array(pieces, { maxLength: 200 }).map((all) => all.join('')),
      ),
      (text) => {
        const { items, left } = readList(text, { most: 5, itemMax: 20 })
        expect(items.length).toBeLessThanOrEqual(5)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const item of items) {
          expect(item.text.length).toBeLessThanOrEqual(20)
          expect(item.readings.length).toBeGreaterThan(0)
        }
      },
    ),
  )
})

test('of a message that is one long line nothing is lost either', () => {
  const things = Array.from({ length: 260 }, (_, n) => `elbow ${n + 10} mm 4 nos`)
  const { items, left, rest } = readList(things.join(', '), { most: 50, itemMax: 160 })
  expect(items.map(({ text }) => text)).toEqual(things.slice(0, 50))
  expect(left).toBe(rest.split('\n').length)
  expect(rest.split(/\n|; /)).toEqual(things.slice(50))
})

test('stars without end are read in a moment', () => {
  expect(readList(` ${'*'.repeat(100_000)}elbow 10 nos`, { most: 50, itemMax: 160 }).items).toHaveLength(1)
})

test('a list that is longer than what is read at once is read to its end, call by call', () => {
  const lines = Array.from({ length: 23 }, (_, n) => `elbow ${n + 10} mm, tee ${n + 10} mm 4 nos each`)
  const read: string[] = []
  let rest = lines.join('\n')
  while (rest !== '') {
    const now = readList(rest, { most: 5, itemMax: 160 })
    expect(now.items.length).toBeLessThanOrEqual(5)
    expect(now.left).toBe(now.rest === '' ? 0 : now.rest.split('\n').length)
    read.push(...now.items.map(({ text }) => text))
    rest = now.rest
  }
  expect(read).toEqual(readList(lines.join('\n'), { most: 100, itemMax: 160 }).items.map(({ text }) => text))
})
