import { useMe } from '../api/use-me.ts'
import { ScreenHead } from '../parts/screen-head.tsx'

/** What waits today. */
export default function TodayScreen() {
  const { name } = useMe()
  return <ScreenHead title="Today" text={name} />
}
