import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { TextInput } from './text-inputs.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

/** The manufacturer, packer and importer: names with addresses. */
export default function MakersPart({ form, choices }: { form: GoodsForm; choices: GoodsChoices }) {
  const brand = choices.brands.find(({ _id }) => _id === form.value<string>('brandId'))
  const ofBrand = brand?.manufacturer ? copy.makerOfBrand(brand.manufacturer) : copy.makerHint
  const maker = { form, optional: true, rows: 2, max: goodsLimits.maker }
  return (
    <>
      <TextInput {...maker} field="manufacturer" hint={ofBrand} />
      <TextInput {...maker} field="packer" />
      <TextInput {...maker} field="importer" hint={copy.importerHint} />
    </>
  )
}
