import { createHash } from 'node:crypto'
import { settingsCopy } from '../../shared/copy/settings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import type { SettingValue } from '../../shared/settings/settings.ts'
import { limitConcurrency } from '../platform/jobs/limit-concurrency.ts'
import { isUnwieldy } from '../platform/media/is-unwieldy.ts'
import type { BrandFile } from './brand-queries.ts'

/** A logo in all its forms, ready to be set. */
export interface DrawnLogo {
  value: NonNullable<SettingValue<'brand.logo'>>
  files: BrandFile[]
}

const inTurn = limitConcurrency(1, 5)
const readable = new Set(['jpeg', 'png', 'webp', 'heif'])
const secondsMax = 20
const leastPixels = 64
/** Three points for each of the header's, at the widest that it has room for. */
const logoBox = { width: 600, height: 108, fit: 'inside', withoutEnlargement: true } as const
/** Behind icons that phones round: as on the header. */
const ink = '#14181b'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** Part of the hash: change it with the forms below, and every logo gets new addresses. */
const recipe = 'logo 1'

/**
 * Makes the forms of a logo of a picture that somebody handed in: of its points alone, nothing that was hidden in the file
 * stays. Throws `wrong_type` where it is no picture, `bad_input` where it is too small, broken or would unpack to too much,
 * `too_large`.
 */
export async function drawLogo(content: Buffer): Promise<DrawnLogo> {
  if (content.length > officeLimits.logoBytes) throw new Failure('too_large', settingsCopy.noPicture)
  return inTurn(async () => {
    const { default: sharp } = await import('sharp')
    const open = () => sharp(content, { limitInputPixels: limits.uploadImagePixels, failOn: 'error' })
    const facts = await sharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined)
    if (!facts || !readable.has(facts.format)) throw new Failure('wrong_type', settingsCopy.noPicture)
    if (isUnwieldy(facts) || Math.max(facts.width, facts.height) < leastPixels) {
      throw new Failure('bad_input', settingsCopy.noPicture)
    }
    const upright = () => open().timeout({ seconds: secondsMax }).autoOrient().toColourspace('srgb')
    const square = (side: number, background: typeof clear | string) =>
      upright()
        .resize({ width: side, height: side, fit: 'contain', background: clear })
        .flatten(background === clear ? false : { background })
    try {
      const logo = await upright()
        .resize(logoBox)
        .webp({ quality: 90, alphaQuality: 100, effort: 5 })
        .toBuffer({ resolveWithObject: true })
      const hash = createHash('sha256').update(recipe).update('\0').update(content).digest('hex').slice(0, 24)
      return {
        value: { hash, width: logo.info.width, height: logo.info.height },
        files: [
          { form: 'logo', contentType: 'image/webp', content: logo.data },
          { form: 'small', contentType: 'image/png', content: await square(64, clear).png().toBuffer() },
          { form: 'apple', contentType: 'image/png', content: await square(192, ink).png().toBuffer() },
          { form: 'large', contentType: 'image/png', content: await square(512, ink).png().toBuffer() },
        ],
      }
    } catch {
      throw new Failure('bad_input', settingsCopy.noPicture)
    }
  })
}
