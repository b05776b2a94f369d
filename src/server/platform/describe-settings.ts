import { settingShapes } from './config.ts'
import { settingParts, settingWords } from './setting-words.ts'

/** Defaults that config.ts fixes, as somebody would write them. */
const defaults = new Map(
  Object.entries(settingShapes).flatMap(([name, { def }]) =>
    'defaultValue' in def ? [[name, String(def.defaultValue)] as const] : [],
  ),
)

/** Describes every setting of the environment as the tables of docs/settings.md (Markdown), part by part. */
export function settingsTables(): string {
  const tables = settingParts.map((part) => {
    const rows = Object.entries(settingWords).filter(([, words]) => words.part === part)
    return [
      `\n## ${part}\n`,
      '| setting | default | |',
      '| --- | --- | --- |',
      ...rows.map(([name, { unset, says }]) => `| \`${name}\` | ${unset ?? defaults.get(name) ?? ''} | ${says} |`),
      '',
    ].join('\n')
  })
  return tables.join('')
}
