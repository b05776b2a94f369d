import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareIcons, compressedCopies, ownIcons } from './vite.config.ts'

/** The back office: one page that the browser draws, in dist/back-office. The storefront's files know nothing of it. */
export default defineConfig({
  root: 'src/back-office',
  plugins: [react(), tailwindcss(), bareIcons(), compressedCopies()],
  resolve: { alias: [ownIcons] },
  build: {
    outDir: '../../dist/back-office',
    manifest: true,
    // the list of what each screen's file brings along would be a tenth of the shell's own code
    modulePreload: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'src/back-office/index.html'),
        // a file of its own at a fixed address: browsers ask for it again there
        sw: path.join(import.meta.dirname, 'src/back-office/worker/sw.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'packages', test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand)\// },
            // what every screen needs; banners and what edits them are for the shop window alone, the camera for scanning
            {
              name: 'shell',
              test: /src\/(back-office\/(api(?!\/(save-file|sign-in-queries|requests-query))|parts(?!\/(typed-|first-run-categories|use-entry|kept-queue|send-queue|queue-notes|use-send-entry|use-typed|search-field|filter-chips|page-turn|cursor-pages|moderation-|adding-|on-screens|changed-labels|shop-page-|conflict-|settle-|use-dialog-edit|session-list|hsn-table|entry-line|undo-window|change-list|file-button|filter-link|tabs|chosen-keys|current-and-past|find-products|order-badges|record-entries|report-chart|chart-ticks|period-in-words|goods-thumb|undo-dialog|indian-time|use-wide))|shell(?!\/find-)|start)|ui(?!\/(banner-slides|listing-slide|category-banner|offer-card|coupon-card|jump-link|form-page|scroll-region|phone-field|camera|password-field|use-form\.|use-problems|focus-first-bad|shrink-picture|cut-text|use-online)))\/|src\/shared\/(limits|copy\/(toasts|shell))/,
            },
          ],
        },
      },
    },
  },
})
