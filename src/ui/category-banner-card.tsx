import { Picture } from './picture.tsx'

/** A category with the most that can be saved in it: a small picture beside two lines. */
export function CategoryBannerCard({ image, name, saving }: { image: string; name: string; saving: string }) {
  return (
    <>
      <Picture
        src={image}
        alt=""
        sizes="9.5rem"
        most={480}
        width={56}
        height={56}
        className="size-14 rounded-l-sm object-cover object-[72%]"
      />
      <span>
        <span className="block text-sm font-semibold text-white">{name}</span>
        <span className="figures block text-xs">{saving}</span>
      </span>
    </>
  )
}
