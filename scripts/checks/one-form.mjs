import { lineAt, withoutComments } from './source-files.mjs'

/** Forms of dates, amounts and percentages, each with what writes it and the files that may differ. */
const FORMS = [
  { pattern: /₹\$\{/g, instead: 'formatRupees (shared/money/format-rupees.ts)', may: [] },
  {
    pattern: /style: 'currency'/g,
    instead: 'formatRupees (shared/money/format-rupees.ts)',
    // a scale has no room for whole amounts
    may: ['src/shared/money/format-rupees.ts', 'src/back-office/parts/report-chart.tsx'],
  },
  {
    pattern: /\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|toLocaleString\([^)]*(?:dateStyle|timeStyle)/g,
    instead: 'formatDate or formatMoment (shared/format-moment.ts)',
    may: ['src/shared/india-time.ts'],
  },
  // a day with its time, but for mails that name the weekday
  {
    pattern: /indianFormat\(\{(?![^}]*weekday)(?=[^}]*(?:day:|dateStyle))(?=[^}]*(?:hour:|timeStyle))/g,
    instead: 'formatMoment (shared/format-moment.ts)',
    may: [],
  },
  // comments may write it as they like
  { pattern: /(?:\}|\b\d+)[ \u00a0]%/g, instead: 'the number with % close behind it', may: [] },
]

/** Returns a line for each date, amount or percentage that is written in a form of its own (OFFICE.md §1: one form everywhere). */
export function checkOneForm(sources) {
  const own = sources.filter(({ file, isTest }) => file.startsWith('src/') && !isTest)
  return own.flatMap(({ file, text }) => {
    const code = withoutComments(text)
    return FORMS.filter(({ may }) => !may.includes(file)).flatMap(({ pattern, instead }) =>
      [...code.matchAll(pattern)].map(
        (found) => `${file}:${lineAt(code, found.index)} ${found[0]}: written by ${instead}`,
      ),
    )
  })
}
