import type { ReactNode } from 'react'
import { cutText } from './cut-text.ts'
import { Picture } from './picture.tsx'

interface OfferCardProps {
  title: string
  subtitle: string
  description: string
  /** Discount of the offer, in words. */
  value: string
  image: string
  /** The text is cut after so many characters. */
  cut: number
  /** Link of the offer. */
  children: ReactNode
}

/** A special offer in a box of its own width: words at the left, the picture at the right; on a narrow one above them. */
export function OfferCard({ title, subtitle, description, value, image, cut, children }: OfferCardProps) {
  return (
    <div className="grid h-full min-h-72 grid-cols-1 grid-rows-[auto_1fr] @2xl:grid-cols-[3fr_2fr] @2xl:grid-rows-1">
      <div className="grid grid-cols-1 content-center justify-items-start gap-2 p-5 pb-18 @2xl:p-8 @2xl:pb-16">
        <p className="caption text-signal">{subtitle}</p>
        <h3 className="max-w-full text-2xl wrap-anywhere text-white @2xl:text-3xl">{title}</h3>
        <p className="wide figures text-3xl font-extrabold text-signal @2xl:text-4xl">{value}</p>
        <p className="max-w-prose text-sm text-pretty">{cutText(description, cut)}</p>
        {children}
      </div>
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1024px) 48rem, 60vw"
        most={1600}
        width={640}
        height={400}
        className="order-first h-40 w-full object-cover @2xl:order-none @2xl:h-full"
      />
    </div>
  )
}
