import { expect, test } from 'vitest'
import { plainSearchText } from './plain-search-text.ts'
import { soundOf } from './sound-of-word.ts'

const soundsOf = (...words: string[]) => new Set(words.map((word) => soundOf(plainSearchText(word))))

test.each([
  ['bearing', 'ബെയറിങ്', 'ബെയറിംഗ്', 'बेयरिंग'],
  ['hacksaw', 'ഹാക്സോ'],
  ['cable', 'കേബിൾ', 'केबल'],
  ['grinder', 'ഗ്രൈൻഡർ', 'ग्राइंडर'],
  ['motor', 'മോട്ടോർ', 'മോറ്റോർ', 'मोटर'],
  ['switch', 'സ്വിച്ച്', 'स्विच'],
  ['insulation', 'ഇൻസുലേഷൻ', 'इन्सुलेशन'],
  ['electrode', 'ഇലക്ട്രോഡ്', 'इलेक्ट्रोड'],
  ['wrench', 'റെഞ്ച്', 'रेंच'],
  ['plier', 'player', 'plyer'],
  ['thinner', 'thinar'],
  ['kuzhalkinar', 'കുഴൽക്കിണർ'],
])('%s sounds like %s', (...words) => {
  expect(soundsOf(...words).size).toBe(1)
})

test.each([
  ['ladder', 'laser'],
  ['sickle', 'shackle'],
  ['caster', 'cutter'],
  ['chisel', 'castle'],
])('%s does not sound like %s', (...words) => {
  expect(soundsOf(...words).size).toBe(2)
})

test('what has digits or letters of other scripts has no sound', () => {
  expect(soundsOf('62042rs', 'подшипник', 'ベアリング', '')).toEqual(new Set(['']))
})
