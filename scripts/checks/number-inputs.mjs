import { lineAt, withoutComments } from './source-files.mjs'

/** The one component, and where its mark is put on an input of another look. */
const READERS = [
  'src/ui/number-field.tsx',
  'src/ui/quantity-stepper.tsx',
  'src/back-office/catalogue/grid/grid-cell.tsx',
]
/** The storefront's price filter: digits and commas, by SPEC §5. */
const BY_SPEC = ['src/web/catalogue/price-filter.tsx']
/** Fields of digits that are no numbers: codes, PINs, phones. */
const CODES = [
  'src/back-office/staff/account/pin-card.tsx',
  'src/back-office/staff/account/totp-card.tsx',
  'src/back-office/catalogue/gst-rates/tax-change-dialog.tsx',
  'src/back-office/selling/orders/filter-form.tsx',
  'src/back-office/selling/orders/order-address-dialog.tsx',
  'src/back-office/selling/orders/pickup-part.tsx',
  'src/back-office/settings/fields-editor.tsx',
  'src/back-office/settings/zones-editor.tsx',
  'src/back-office/staff/sign-in/join-second-factor.tsx',
  'src/back-office/staff/sign-in/pin-form.tsx',
  'src/ui/phone-field.tsx',
  'src/web/account/email-confirmation.tsx',
  'src/web/address/address-fields.tsx',
  'src/web/firm/billing-fields.tsx',
  'src/web/login/new-password-form.tsx',
  'src/web/product/delivery-box.tsx',
  'src/web/shell/pin-dialog.tsx',
]
const NUMERIC = /inputMode=\{?[^}\n]*\b(numeric|decimal)\b|type="number"/g
const KNOWN = new Set([...READERS, ...BY_SPEC, ...CODES])

/** One line for every input of a number that is not the one component's: what is typed there would be read in a way of its own. */
export function checkNumberInputs(sources) {
  return sources.flatMap(({ file, text, isTest }) => {
    if (isTest || !/^src\/(ui|web|back-office)\/.*\.tsx$/.test(file) || KNOWN.has(file)) return []
    const code = withoutComments(text)
    return [...code.matchAll(NUMERIC)].map(
      (found) => `${file}:${lineAt(code, found.index)} ${found[0]}: take NumberField or NumberText (decision 140)`,
    )
  })
}
