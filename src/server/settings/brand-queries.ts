import type { Kysely, Transaction } from 'kysely'
import type { SettingValue } from '../../shared/settings/settings.ts'
import type { Database } from '../platform/db/schema.ts'

/** The logo as pages show it: addresses, or the picture itself where it is small; pixels at most. */
export interface Brand {
  logo: string
  width: number
  height: number
  small: string
  smallType: string
  apple: string
  large: string
}

export type BrandForm = Database['brand_files']['form']

/** One form of a logo. */
export interface BrandFile {
  form: BrandForm
  contentType: string
  content: Buffer
}

/** A picture of up to so many bytes stands in the page itself: it is there with the first paint. */
const inPageBytes = 1500
/** The header has room for a mark of this height. */
const shownHeight = 36

/** Returns the address of a form of a logo, which stays the same for ever. */
const brandAddress = (hash: string, form: BrandForm) => `/brand/${hash}/${form}`

/** The logo of this value; null where there is none. */
export async function selectBrand(db: Kysely<Database>, logo: SettingValue<'brand.logo'>): Promise<Brand | null> {
  if (!logo) return null
  const { hash, width, height } = logo
  const file = await selectBrandFile(db, hash, 'logo')
  const small = await selectBrandFile(db, hash, 'small')
  if (!file || !small) return null
  return {
    logo: file.content.length <= inPageBytes ? inPage(file) : brandAddress(hash, 'logo'),
    width: Math.round((width * shownHeight) / height),
    height: shownHeight,
    small: brandAddress(hash, 'small'),
    smallType: small.contentType,
    apple: brandAddress(hash, 'apple'),
    large: brandAddress(hash, 'large'),
  }
}

function inPage({ contentType, content }: BrandFile): string {
  // text stays text: it is shorter, and pages are compressed
  if (contentType !== 'image/svg+xml') return `data:${contentType};base64,${content.toString('base64')}`
  return `data:image/svg+xml,${content
    .toString('utf8')
    .trim()
    .replace(/[%#"<>]/g, encodeURIComponent)}`
}

/** One form of a logo that is or was the shop's. */
export async function selectBrandFile(
  db: Kysely<Database>,
  hash: string,
  form: BrandForm,
): Promise<BrandFile | undefined> {
  const row = await db
    .selectFrom('brand_files')
    .select(['content_type', 'content'])
    .where('hash', '=', hash)
    .where('form', '=', form)
    .executeTakeFirst()
  return row && { form, contentType: row.content_type, content: row.content }
}

/** Keeps the forms of a logo; those that are there already stay. */
export async function insertBrandFiles(
  tx: Transaction<Database>,
  hash: string,
  files: readonly BrandFile[],
): Promise<void> {
  const rows = files.map(({ form, contentType, content }) => ({ hash, form, content_type: contentType, content }))
  await tx
    .insertInto('brand_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
