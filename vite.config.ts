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
    cssCodeSplit: false,
    emptyOutDir: true,
    // The server names what a page needs in its head.
    modulePreload: false,
    ...(!isSsrBuild && { rolldownOptions: firstLoad }),
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  // Else React chooses its slow development half where NODE_ENV is not set: three to four times the work for a page.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))

// A small beginning that imports nothing; then what every page needs in two files: the packages, which stay in browsers over
// our own changes, and our base.
const firstLoad = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'entry', test: /src\/web\/start\/(entry-browser|early-input)|vite\/preload-helper/, priority: 1 },
        { name: 'packages', test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand)\// },
        // what shows products on home, list and product page; small parts of the product page alone would each be a round trip
        // after the touch that leads there
        {
          name: 'parts',
          test: /src\/web\/goods\/|src\/ui\/(quantity-stepper|format-date|badge)|src\/shared\/copy\/quantity|lucide-react\/.*\/icons\/(plus|minus)\./,
        },
        {
          name: 'base',
          test: /src\/web\/(api|router|site|start)\/|src\/ui\/(router\/|api-failure)|src\/shared\/limits/,
        },
      ],
    },
  },
}

/** Smaller copies beside the texts of the build, so that serving them costs nothing. */
export function compressedCopies(): Plugin {
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
