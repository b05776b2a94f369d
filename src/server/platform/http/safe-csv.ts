/**
 * Lines of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets a `'` in front (OWASP ASVS 5.0, 1.2.10); a
 * number stays one, and so does an amount that is written with its two digits.
 */
export function safeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Part of a CSV; the first has the heads, and in front of them the mark by which spreadsheets take the file for UTF-8. */
export function csvPart(heads: readonly string[], rows: Parameters<typeof safeCsv>[0], isFirst: boolean): string {
  return isFirst ? `\uFEFF${safeCsv([heads, ...rows])}` : safeCsv(rows)
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r'＝＋－＠]/.test(text) && !/^-\d+\.\d\d$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
