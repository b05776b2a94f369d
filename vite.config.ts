import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Two builds from one source: the browser's files in dist/client, the page renderer in dist/ssr/entry-server.js. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [compressedCopies()])],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rolldownOptions: firstLoad }),
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
}))

// What every page needs comes in two files: the packages, which stay in browsers over our own changes, and our base.
const packages = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|zustand)\//
const base =
  /src\/web\/(api|session|shell\/(?!account-menu|search-results))|src\/web\/ui\/(button|icon|spinner|class-names|price|rating-stars|skeleton|empty-state|error-fallback|carousel|pause-button|use-|cut-text|lazy-part|breadcrumb)|src\/web\/[\w-]+\.tsx?$|src\/shared\/(limits|highlights|money|copy\/(shell|shop|toasts|catalogue|motion))/

const firstLoad = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'packages', test: packages },
        { name: 'base', test: base },
      ],
    },
  },
  // The packages name their components by `X.displayName = …`; without these the unused ones would stay in.
  treeshake: {
    propertyWriteSideEffects: false as const,
    propertyReadSideEffects: false as const,
    unknownGlobalSideEffects: false,
    manualPureFunctions: ['forwardRef', 'createContext', 'memo'],
  },
}

/** Smaller copies beside the texts of the build, so that serving them costs nothing. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = path.join(dir ?? 'dist/client', 'assets')
      for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
        const content = readFileSync(path.join(assets, file))
        writeFileSync(path.join(assets, `${file}.gz`), gzipSync(content, { level: 9 }))
        writeFileSync(path.join(assets, `${file}.br`), brotliCompressSync(content))
      }
    },
  }
}
