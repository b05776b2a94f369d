import type { QueryClient } from '@tanstack/react-query'
import { forgetOldData, keepAll, renewShown } from './data-store.ts'
import { ownScript } from './own-script.ts'

/** Lets the shop open without a connection from now on. Where a browser cannot, all stays as it is. */
export async function openOffline(queryClient: QueryClient): Promise<void> {
  const { serviceWorker } = navigator
  window.addEventListener('online', () => renewShown(queryClient))
  await serviceWorker.register(ownScript('/sw.js'))
  const registration = await serviceWorker.ready
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  registration.active?.postMessage({ seen })
  await keepAll(queryClient)
  await forgetOldData()
}
