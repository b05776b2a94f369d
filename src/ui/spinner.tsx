/** A turning ring for work in progress. `label` is read to screen readers; leave it out inside a labelled control. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  const ring = (
    <span
      aria-hidden="true"
      className="inline-block animate-spin rounded-full border-2 border-current border-t-transparent"
      style={{ width: size, height: size }}
    />
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-3">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** A spinner in an otherwise empty page area, as high as the window: what comes next moves nothing that is seen. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh justify-center pt-[30vh] text-steel">
      <Spinner label={label} size={36} />
    </div>
  )
}
