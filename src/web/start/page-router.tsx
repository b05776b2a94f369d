import type { Route } from '../../ui/router/match-route.ts'
import type { Navigation } from '../../ui/router/navigation.ts'
import { PageLoading } from '../../ui/router/page-loading.ts'
import { Going, Where } from '../../ui/router/use-location.ts'
import { useShown } from '../../ui/router/use-shown.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { Pages } from './pages.tsx'

/** Shows the page that the navigation has arrived at. */
export function PageRouter({ navigation, routes }: { navigation: Navigation; routes: readonly Route[] }) {
  const { shown, loading } = useShown(navigation)
  return (
    <Going value={navigation.navigate}>
      <Where value={shown}>
        <PageLoading value={loading}>
          {shown.failure === undefined ? <Pages routes={routes} /> : <LoadFailed error={shown.failure} />}
        </PageLoading>
      </Where>
    </Going>
  )
}
