import { useQuery } from '@tanstack/react-query'
import type { GoodsChoices, GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { RecordFailed } from '../../parts/record-failed.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { BasicsPart } from './basics-part.tsx'
import { CompletenessPart } from './completeness-part.tsx'
import { choicesQuery, goodsQuery } from './goods-data.ts'
import {
  attributesPart,
  breaksPart,
  declarationsPart,
  makersPart,
  parcelPart,
  partFailed,
  rowsPart,
  schedulePart,
  sheetsPart,
  stockPart,
  successorPart,
  variantsPart,
} from './goods-dialogs.ts'
import { PicturesPart } from './pictures-part.tsx'
import { PricePart } from './price-part.tsx'
import { ProductActions } from './product-actions.tsx'
import { showGoodsValue } from './show-goods-value.ts'
import { useGoodsDraft } from './use-goods-draft.ts'

/** One product: everything that can be said of it, what it lacks, its prices to come, its history. */
export default function ProductScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const { data, error, refetch } = useQuery(goodsQuery(params.id ?? ''))
  const choices = useQuery(choicesQuery)
  const failed = error ?? choices.error
  if (data && choices.data) {
    return <Product key={data.data.record._id} detail={data.data} choices={choices.data.data} />
  }
  if (!failed) return <Loading />
  return (
    <RecordFailed
      error={failed}
      copy={{ ...copy, failed: copy.oneFailed }}
      list="/products"
      onAgain={() => void Promise.all([refetch(), choices.refetch()])}
    />
  )
}

function Product({ detail, choices }: { detail: GoodsDetail; choices: GoodsChoices }) {
  const form = useGoodsDraft(detail)
  const may = useMay()
  const mayEdit = may('products.edit')
  const { record } = detail
  const { sections } = copy
  const active = record.variants.some((variant) => variant.active)
  return (
    <div>
      <BackLink to="/products">{copy.back}</BackLink>
      <ScreenHead title={record.name}>
        <ProductActions detail={detail} form={form} />
      </ScreenHead>
      {!mayEdit && <p className="mb-4 rounded-sm bg-paper-deep px-3 py-2 text-sm">{copy.readOnly}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <fieldset disabled={!mayEdit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Card title={sections.basics}>
            <BasicsPart form={form} choices={choices} />
          </Card>
          <Card title={sections.pictures}>
            <PicturesPart detail={detail} form={form} />
          </Card>
          <Card title={sections.price}>
            <PricePart form={form} ofVariants={active} />
            <LazyPart part={breaksPart} props={{ form, field: 'priceBreaks' }} onFailure={partFailed} />
          </Card>
          <Card title={sections.variants}>
            <LazyPart part={variantsPart} props={{ detail, form, choices }} onFailure={partFailed} />
          </Card>
          <Card title={sections.tax}>
            <LazyPart part={declarationsPart} props={{ form }} onFailure={partFailed} />
            <ButtonLink
              kind="quiet"
              className="-ml-2 justify-self-start px-2"
              to={`/products/${detail.record._id}/tax`}
            >
              {copy.rateOfDay}
            </ButtonLink>
          </Card>
          <Card title={sections.maker}>
            <LazyPart part={makersPart} props={{ form, choices }} onFailure={partFailed} />
          </Card>
          <Card title={sections.attributes} text={copy.attributesOfCategory}>
            <LazyPart part={attributesPart} props={{ form, choices, field: 'attributes' }} onFailure={partFailed} />
          </Card>
          <Card title={sections.specifications}>
            <LazyPart part={rowsPart} props={{ form }} onFailure={partFailed} />
          </Card>
          <Card title={sections.sheets}>
            <LazyPart part={sheetsPart} props={{ detail, form }} onFailure={partFailed} />
          </Card>
          <Card title={sections.parcel}>
            <LazyPart part={parcelPart} props={{ form }} onFailure={partFailed} />
          </Card>
          <Card title={sections.successor} text={copy.successorText}>
            <LazyPart part={successorPart} props={{ form, id: record._id }} onFailure={partFailed} />
          </Card>
          <SaveBar draft={form.draft} labels={form.labels} show={showGoodsValue} onRefused={form.refused} />
        </fieldset>
        <div className="grid content-start gap-6 max-lg:order-first lg:order-none">
          {may('stock.see') && <LazyPart part={stockPart} props={{ id: record._id }} onFailure={partFailed} />}
          <CompletenessPart detail={detail} />
          <div className="max-lg:hidden">
            <LazyPart part={schedulePart} props={{ detail }} onFailure={partFailed} />
          </div>
        </div>
      </div>
      <div className="mt-6 grid gap-6">
        <div className="lg:hidden">
          <LazyPart part={schedulePart} props={{ detail }} onFailure={partFailed} />
        </div>
        <RecordHistory kind="product" id={record._id} />
      </div>
    </div>
  )
}

function Loading() {
  return (
    <LoadingPart text={copy.loading}>
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="h-64" />
      <Skeleton className="h-40" />
    </LoadingPart>
  )
}
