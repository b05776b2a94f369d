import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { isHighlight } from '../../../shared/highlights.ts'
import {
  pictureOfBanner,
  type WindowKind,
  type WindowPicture,
  windowKinds,
} from '../../../shared/office/window-kinds.ts'
import { windowLimits } from '../../../shared/window-limits.ts'
import type { TypedFieldOf } from '../../parts/typed-field.tsx'

/** A field of the window's forms; `picture`: it holds one, for this use. */
export type WindowField = TypedFieldOf & { picture?: WindowPicture }

type Options = readonly { value: string; label: string }[]

/** Options to choose from: ids with names. */
export interface WindowChoices {
  categories: Options
  brands: Options
}

const { fields: labels, hints } = copy
const schedule: WindowField[] = [
  { name: 'startsAt', kind: 'moment', label: labels.startsAt, hint: hints.time, isNullable: true },
  { name: 'endsAt', kind: 'moment', label: labels.endsAt, hint: hints.time, isNullable: true },
]
/** Of where shoppers browse: what is in it is on sale at all times. */
const browsed: WindowField[] = schedule.map((field) =>
  field.name === 'endsAt' ? { ...field, hint: hints.browsed } : field,
)
const link: WindowField = {
  name: 'link',
  kind: 'line',
  label: labels.link,
  hint: hints.link,
  max: windowLimits.linkMax,
}
const name: WindowField = { name: 'name', kind: 'line', label: labels.name, max: windowLimits.windowNameMax }
const subtitle: WindowField = {
  name: 'subtitle',
  kind: 'line',
  label: labels.subtitle,
  max: windowLimits.windowLineMax,
}
const picture = (use: WindowPicture): WindowField => ({
  name: 'image',
  kind: 'line',
  label: labels.image,
  picture: use,
})
const categoryOf = ({ categories }: WindowChoices): WindowField => ({
  name: 'categoryId',
  kind: 'choice',
  label: labels.categoryId,
  options: [{ value: '', label: '–' }, ...categories],
})
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The fields of a kind's form; `values` as they are typed now; without an `id` it is a new one. */
export function fieldsOf(
  kind: WindowKind,
  choices: WindowChoices,
  values: Readonly<Record<string, string>>,
  id?: string,
): WindowField[] {
  const forms: Record<WindowKind, () => WindowField[]> = {
    banners: () => bannerFields(choices, values),
    'category-banners': () => [
      categoryOf(choices),
      picture('category-banner'),
      { name: 'title', kind: 'line', label: labels.title, max: windowLimits.windowTitleMax },
      { name: 'percentage', kind: 'percent', label: labels.percentage },
      ...schedule,
    ],
    offers: () => offerFields(values),
    categories: () => [name, picture('category'), ...browsed],
    subcategories: () => [...(id === undefined ? [categoryOf(choices)] : []), name, ...browsed],
    brands: () => [
      name,
      picture('brand'),
      { name: 'bannerImage', kind: 'line', label: labels.bannerImage, picture: 'brand-banner' },
      {
        name: 'manufacturer',
        kind: 'text',
        label: labels.manufacturer,
        hint: hints.manufacturer,
        isNullable: true,
        max: windowLimits.makerMax,
      },
      ...browsed,
    ],
    labels: () => (isHighlight(id) ? [name] : [name, ...browsed]),
  }
  return forms[kind]()
}

function bannerFields({ brands }: WindowChoices, { bannerFor }: Readonly<Record<string, string>>): WindowField[] {
  return [
    { name: 'bannerFor', kind: 'choice', label: labels.bannerFor, options: optionsOf(copy.places) },
    picture(pictureOfBanner[bannerFor === 'product' ? 'product' : 'hero']),
    { name: 'alt', kind: 'line', label: labels.alt, hint: hints.alt, max: windowLimits.altMax },
    { name: 'title', kind: 'line', label: labels.title, hint: hints.title, max: windowLimits.windowTitleMax },
    subtitle,
    link,
    {
      name: 'brandId',
      kind: 'choice',
      label: labels.brandId,
      isNullable: true,
      options: [{ value: '', label: copy.nobody }, ...brands],
    },
    ...schedule,
  ]
}

function offerFields({ offerType }: Readonly<Record<string, string>>): WindowField[] {
  return [
    { name: 'title', kind: 'line', label: labels.title, max: windowLimits.windowTitleMax },
    subtitle,
    { name: 'description', kind: 'text', label: labels.description, max: windowLimits.offerTextMax },
    { name: 'offerType', kind: 'choice', label: labels.offerType, options: optionsOf(copy.offerTypes) },
    { name: 'offerValue', kind: offerType === 'rupee' ? 'rupees' : 'percent', label: labels.offerValue },
    picture('offer'),
    link,
    ...schedule,
  ]
}

/** The initial values of a new record. */
export const startOf: Readonly<Record<WindowKind, Readonly<Record<string, string>>>> = {
  banners: { bannerFor: 'hero', link: '/products' },
  'category-banners': {},
  offers: { offerType: 'percentage', link: '/products' },
  categories: {},
  subcategories: {},
  brands: {},
  labels: {},
}

/** Kinds that stand beside each other as tabs of one screen. */
export const tabsOf = (kind: WindowKind): readonly WindowKind[] =>
  families.find((family) => family.includes(kind)) ?? [kind]

const families: readonly (readonly WindowKind[])[] = [
  ['banners', 'category-banners', 'offers'],
  ['categories', 'subcategories'],
]

/** Returns whether a word of an address is a kind. */
export function isWindowKind(text: string | undefined): text is WindowKind {
  return (windowKinds as readonly (string | undefined)[]).includes(text)
}
