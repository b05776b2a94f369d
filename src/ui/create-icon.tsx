import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** px */
  size?: number
}

/**
 * Makes an icon of lucide's lines. The build puts this in the place of lucide's own function (`vite.config.ts`), whose settings
 * nobody uses here and which weighs 2 KB on every first load (decision 155).
 */
export default function createIcon({ name, node }: IconData) {
  return ({ size = 24, strokeWidth = 2, className = '', ...others }: IconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide lucide-${name} ${className}`}
      aria-hidden="true"
      {...others}
    >
      {node.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  )
}
