import type { AnchorHTMLAttributes } from 'react'

interface JumpLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The id of an element of this page that takes the focus. */
  to: string
}

/** A link to a part of the page. It goes there without an entry in the history, whose kept position would be another page's. */
export function JumpLink({ to, ...rest }: JumpLinkProps) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        const part = document.getElementById(to)
        if (!part || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        part.focus({ preventScroll: true })
        part.scrollIntoView()
      }}
    />
  )
}
