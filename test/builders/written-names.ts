import fc from 'fast-check'

/** Words as they stand in names and addresses, in the languages of the Eighth Schedule, and what stands on goods. */
export const writtenWords = {
  Hindi: 'राजेश कुमार मकान नं. 12 गांधी रोड जयपुर क्षत्रिय ज़िला हिन्दी',
  Marathi: 'ज्ञानेश्वर पाटील पुणे महाराष्ट्र ऱ्हास',
  Nepali: 'विष्णु श्रेष्ठ दार्जिलिङ',
  Bengali: 'কলকাতা পশ্চিমবঙ্গ রাষ্ট্র কোম্পানি',
  Assamese: 'গুৱাহাটী অসম ৰমেশ',
  Punjabi: 'ਪੰਜਾਬ ਅੰਮ੍ਰਿਤਸਰ ਸਿੰਘ',
  Gujarati: 'ગુજરાત અમદાવાદ ક્ષેત્ર ગું',
  Odia: 'ଓଡ଼ିଶା ଭୁବନେଶ୍ୱର କ୍ଷେତ୍ର',
  Tamil: 'முஹம்மது கோயம்புத்தூர் ஸ்ரீ கொ',
  Telugu: 'తెలుగు హైదరాబాద్ స్త్రీ',
  Kannada: 'ಬೆಂಗಳೂರು ಕರ್ನಾಟಕ ಕ್ಷೇತ್ರ',
  Malayalam: 'കോഴിക്കോട് മലപ്പുറം ക്ഷേത്രം സ്ത്രീ കൊല്ലം പമ്പ്',
  Urdu: 'محمد عبدالرحمان لاہور',
  Santali: 'ᱥᱟᱱᱛᱟᱲᱤ',
  Manipuri: 'ꯃꯤꯇꯩꯂꯣꯟ ꯃꯌꯦꯛ',
  English: 'Puthiyapurayil House, Flat No. 4B, Mavoor Road Junction near Co-operative Society',
  signs: '⌀ Ω µ ≤ ≥ → ⅛ ⅜ ⅝ ⅞ ⅓ № √ ° ± × ² ³ ½ ¼',
} as const

const words = Object.values(writtenWords).flatMap((line) => line.split(' '))

/** A line of such words, as long as a field takes; sometimes one word alone, of the longest that there is. */
export const writtenLine = (most: number) =>
  fc.oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }).map((each) => shorten(each.join(' '), most)),
    fc.constantFrom('W', 'i', 'ക്ഷ', 'क्षि').map((letter) => shorten(letter.repeat(63), Math.min(most, 63))),
  )

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function shorten(line: string, most: number): string {
  let kept = ''
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept.trim()
}
