import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Draws lucide's icons by a function of ours (decision 155). */
export const ownIcons = {
  find: '../createLucideIcon.mjs',
  replacement: path.join(import.meta.dirname, 'src/ui/create-icon.tsx'),
}

/** Two builds from one source: the browser's files in dist/client, the page renderer in dist/ssr/entry-server.js. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), bareIcons(), ...(isSsrBuild ? [] : [compressedCopies(), namedBuild()])],
  resolve: { alias: lighter },
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

// Parts of packages that nothing here uses, and that every first load would bring (decision 155).
const lighter = [
  ownIcons,
  {
    find: './infiniteQueryBehavior.js',
    replacement: path.join(import.meta.dirname, 'src/web/api/no-endless-lists.ts'),
  },
  {
    find: /^\.\/(suspense|errorBoundaryUtils)\.js$/,
    replacement: path.join(import.meta.dirname, 'src/web/api/no-thrown-queries.ts'),
  },
]

// A small beginning that imports nothing; then what every page needs in two files: the packages, which stay in browsers over
// our own changes, and our base.
const firstLoad = {
  input: {
    index: path.join(import.meta.dirname, 'index.html'),
    // a file of its own at a fixed address: browsers ask for it again there
    sw: path.join(import.meta.dirname, 'src/web/worker/shop-worker.ts'),
  },
  output: {
    entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
    codeSplitting: {
      groups: [
        { name: 'entry', test: /src\/web\/start\/(entry-browser|early-input)|vite\/preload-helper/, priority: 1 },
        // what the cart alone needs of them comes with the cart
        {
          name: 'packages',
          test: /node_modules\/(?!@tanstack\/.*\/use(MutationState|IsFetching)\.)(react|react-dom|scheduler|@tanstack|zustand)\//,
        },
        // what shows products on home, list and product page; small parts of the product page alone would each be a round trip
        // after the touch that leads there
        {
          name: 'parts',
          test: /src\/web\/(goods\/|fit\/fit-queries)|src\/ui\/(quantity-stepper|badge|breadcrumb|use-loaded)|src\/shared\/(format-moment|copy\/(quantity|product-facts))|lucide-react\/.*\/icons\/(plus|minus|check|chevron-right)\./,
        },
        {
          name: 'base',
          // what is said below the forms of login and signup, and on the pages that the law wants, would bring all their words along;
          // links of complaints and quotations are for few pages
          test: /src\/web\/(api|router\/(?!complaint-link|ticket-link|quote-path)|start|site\/(?!agree-note|new-password-field|use-shop-facts|contact-way))|src\/ui\/(router\/|api-failure)|src\/shared\/limits/,
        },
      ],
    },
  },
}

/** Takes out of lucide's icons what `create-icon` does not read: each key is random letters, which do not compress. */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    transform: {
      filter: { id: /lucide-react\/.*\/icons\// },
      handler: (code) => ({
        code: code.replace(/,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|\bsize: \d+,|^__iconData\.node;$/gm, ''),
        map: null,
      }),
    },
  }
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

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; name?: string }

/** Files that open without a connection from the first visit on, beside the pages that were seen. */
const offlineFiles =
  /src\/web\/(home\/home|catalogue\/products|product\/product|cart\/cart)-page|shell\/(live-search|offline-cart-changes|account-menu)|product-actions\/delivery-(line|answer)|offline-data\/|session\/offline-cart-queue|index\.html|\.woff2$/

/** Writes into the service worker which build it is of, and the files of it that it keeps at once: each build is another worker. */
function namedBuild(): Plugin {
  return {
    name: 'named-build',
    apply: 'build',
    writeBundle({ dir = 'dist/client' }) {
      const text = readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')
      const manifest: Record<string, Chunk> = JSON.parse(text)
      const files = new Set<string>()
      const visit = (name: string) => {
        const chunk = manifest[name]
        if (!chunk || files.has(`/${chunk.file}`)) return
        files.add(`/${chunk.file}`)
        for (const imported of chunk.imports ?? []) visit(imported)
      }
      for (const [name, chunk] of Object.entries(manifest)) {
        if (offlineFiles.test(name) || chunk.name === 'base') visit(name)
      }
      const worker = path.join(dir, 'sw.js')
      const build = createHash('sha256').update(text).digest('hex').slice(0, 16)
      const written = readFileSync(worker, 'utf8')
      writeFileSync(worker, written.replace('__BUILD__', build).replace('__FILES__', [...files].join(' ')))
    },
  }
}
