import { useEffect, useState } from 'react'

interface QrCodeProps {
  text: string
  /** Name for who does not see it. */
  label: string
  /** True if it is as wide as its box, to be scanned from a screen that somebody else holds. */
  large?: boolean
}

/** A text as a QR code: one path, drawn when its package has come. */
export function QrCode({ text, label, large = false }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let open = true
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { border: 4 })
      if (open) setDrawn({ size, path: pathOf(data) })
    })
    return () => {
      open = false
    }
  }, [text])
  return (
    <div className={`aspect-square w-full rounded-sm border border-line bg-white ${large ? 'max-w-80' : 'max-w-52'}`}>
      {drawn && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </div>
  )
}

function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
