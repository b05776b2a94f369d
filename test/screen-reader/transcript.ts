import type { Listener } from './listener.ts'

const intro = `# A purchase, as a screen reader speaks it

Orca's words on a walk with the keyboard alone, from the search to the confirmed order. Written by
\`npm run test:screen-reader -- --write\`; the same walk runs in CI. A message that comes with a new page is said twice: the
focus that moves there cuts it off the first time. The echo of what is typed is left out.
`

/** The words of a walk as a page of Markdown: what was done, and what was said then. */
export function transcriptOf(steps: Listener['steps']): string {
  const parts = steps.map(({ name, lines }) => `## ${name}\n\n${lines.map(quoted).join('\n') || '_(nothing)_'}\n`)
  return [intro, ...parts].join('\n')
}

/** The address of the test's shop has another port each time. */
function quoted(line: string): string {
  return `- ${line.replace(/127\.0\.0\.1:\d+/, 'the address')}`
}
