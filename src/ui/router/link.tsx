import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from './use-location.ts'

/** Address of a link, the state that it passes on, and everything an `<a>` takes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** From the shop's root, such as '/cart'; or an https address of another site. */
  to: string
  state?: unknown
  replace?: boolean
}

/** A link inside the shop: the next page comes without a full load. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isElsewhere(to) || isForBrowser(event, rest.target)) return
        event.preventDefault()
        // A press on the link to where one is makes no entry that going back would only stay at.
        navigate(to, { state, replace: replace ?? to === presentAddress() })
      }}
    />
  )
}

function isElsewhere(to: string): boolean {
  return to.startsWith('https://')
}

/** Returns whether the browser is asked for something of its own: a new tab or window, a download. */
export function isForBrowser(press: MouseEvent, target = '_self'): boolean {
  return press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || target !== '_self'
}

function presentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
