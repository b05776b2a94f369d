/** The cells of a copied part of a spreadsheet, line by line: those with quotes, tabs or breaks in them stand in quotes. */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    lines.at(-1)?.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  const last = lines.at(-1)
  return last?.length === 1 && last[0] === '' ? lines.slice(0, -1) : lines
}
