import { useEffect, useState } from 'react'
import { factorCopy } from '../../shared/copy/office/sign-in-screens.ts'

/** A text as a QR code: one path, drawn when its package has come. */
export function QrCode({ text }: { text: string }) {
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
    <div className="aspect-square w-full max-w-52 rounded-sm border border-line bg-white">
      {drawn && (
        <svg
          role="img"
          aria-label={factorCopy.qr}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </div>
  )
}

function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
