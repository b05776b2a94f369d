import { Picture } from '../../ui/picture.tsx'

/** The picture of a product beside its name; an empty box where it has none. */
export function GoodsThumb({ image }: { image: string }) {
  const box = 'block size-12 shrink-0 rounded-xs border border-line bg-paper-sunk object-contain'
  if (image === '') return <span aria-hidden="true" className={box} />
  return <Picture src={image} alt="" sizes="48px" most={160} width={48} height={48} className={box} />
}
