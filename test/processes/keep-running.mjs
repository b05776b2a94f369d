import { keepRunning } from '../../scripts/setup/keep-running.mjs'

// `keep-running.mjs <script>`: keeps a script running as `npm start` keeps the shop, with short pauses.
process.exit(await keepRunning(process.execPath, process.argv[2], { firstPauseMs: 1, longestPauseMs: 4 }))
