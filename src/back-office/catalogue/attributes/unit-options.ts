import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'

/** The units that the shop can read, to choose from; none for a bare number. */
export function unitOptions(units: readonly string[]) {
  return [{ value: '', label: copy.noUnit }, ...units.map((unit) => ({ value: unit, label: unit }))]
}
