import { transact } from '../platform/db/transact.ts'
import { beginNewKey, endFormerKey } from '../platform/office-key.ts'
import type { Shop } from '../platform/shop.ts'
import { lockSettings } from '../settings/settings-queries.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import type { CommandWork } from '../staff/commands/run-command-work.ts'
import { readOptions } from './read-options.ts'
import { sealSecretsAnew } from './seal-secrets-anew.ts'
import { UsageFailure } from './usage.ts'

/**
 * `office-key renew [--begin]`: another key for the sealed secrets. The file has both keys until all is sealed by the new one, so what
 * breaks off anywhere goes on with the same command. `--begin` stops there, for a shop of several machines.
 */
export async function officeKeyCommand(shop: Shop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, { begin: { type: 'boolean' } }, 1)
  if (words[0] !== 'renew') throw new UsageFailure('Use office-key renew or office-key renew --begin.')
  if (values.begin) {
    await atTerminal(shop, 'key.begin', {}, (work) => beginIn(shop, work))
    return 'office.key has a new key beside the old one: copy it to every machine, then run office-key renew.'
  }
  let secrets = await atTerminal(shop, 'key.renew', {}, async (work) => {
    await beginIn(shop, work)
    return sealSecretsAnew(work.tx, shop)
  })
  // the former key goes only while nobody can seal, and when all that was sealed by the new one is kept
  for (let late = -1; late !== 0; secrets += late) late = await endOrSeal(shop)
  return [
    `${secrets} ${secrets === 1 ? 'secret is' : 'secrets are'} encrypted with a new key; the old key no longer opens anything.`,
    'Take a backup now (backup --prove): older ones contain the old key and open with it.',
    'On other machines of this shop, replace office.key with the new one.',
  ].join('\n')
}

/** Puts the new key beside the former one, while nobody can seal, and names the file as what the command is about. */
async function beginIn(shop: Shop, { tx, about }: CommandWork): Promise<void> {
  await lockSettings(tx)
  beginNewKey(shop.config)
  about({ kind: 'key', id: 'office.key', name: 'office.key' })
}

/** Takes the former key away where nothing needs it; else seals what does, and gives how much that was. */
function endOrSeal(shop: Shop): Promise<number> {
  return transact(shop, async ({ tx }) => {
    const late = await sealSecretsAnew(tx, shop)
    if (late === 0) endFormerKey(shop.config)
    return late
  })
}
