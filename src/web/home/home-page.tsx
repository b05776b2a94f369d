import { PageHead } from '../shell/page-head.tsx'

/** Comes next. */
export function Component() {
  return (
    <div className="page py-10">
      <PageHead title="Home" description="Home" path="/" hidden />
      <h1 className="text-2xl">Home</h1>
    </div>
  )
}
