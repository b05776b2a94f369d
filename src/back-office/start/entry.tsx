import '../styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { keepFocusClear } from '../../ui/keep-focus-visible.ts'
import { loadPage } from '../../ui/router/load-page.ts'
import { createNavigation } from '../../ui/router/navigation.ts'
import { browserHistory } from '../../ui/router/page-history.ts'
import { meQuery, queryClient } from '../api/office-queries.ts'
import { followOtherTabs, tellOtherTabs } from '../api/other-tabs.ts'
import { emptyTab, showNobody } from '../shell/empty-tab.ts'
import { OfficeRouter } from './office-router.tsx'
import { routes } from './routes.ts'

void open()

/** Opens the back office: loads the signed-in person and the first screen's file together, then renders the whole at once. */
async function open(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const page = { queryClient, onServer: false, setStatus: () => {} }
  const load = (to: string) => loadPage(routes, new URL(to, location.origin), page)
  const navigation = createNavigation(browserHistory(), load)
  await Promise.all([queryClient.prefetchQuery(meQuery), load(location.href).catch(() => undefined)])
  shareSession()
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <OfficeRouter navigation={navigation} />
    </QueryClientProvider>,
  )
  keepFocusClear()
  root.setAttribute('data-alive', '')
}

/** One browser has one session: its tabs show what is of who has signed in last, or nothing. */
function shareSession(): void {
  followOtherTabs((signedIn) => {
    if (!signedIn) return emptyTab()
    showNobody()
    void queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined)
  })
  const me = queryClient.getQueryData(meQuery.queryKey)?.data
  if (me) tellOtherTabs({ signedIn: me._id })
}
