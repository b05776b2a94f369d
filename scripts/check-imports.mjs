// The rules of the house that no other tool knows, read from folder names. `node scripts/check-imports.mjs [folder]`
import path from 'node:path'
import { checkCircles } from './checks/circles.mjs'
import { checkFloors } from './checks/floors.mjs'
import { checkFound } from './checks/found.mjs'
import {
  checkClock,
  checkDocstrings,
  checkFileNames,
  checkFileSizes,
  checkLockNumbers,
  checkNamedColumns,
  checkNamesakes,
  checkWithoutHttps,
} from './checks/house-habits.mjs'
import { checkImportDirection } from './checks/import-direction.mjs'
import { checkIndianTime } from './checks/indian-time.mjs'
import { checkLockHashes } from './checks/lock-hashes.mjs'
import { checkThrownQueries } from './checks/no-thrown-queries.mjs'
import { checkNumberInputs } from './checks/number-inputs.mjs'
import { checkOneForm } from './checks/one-form.mjs'
import { checkFolderNames, checkGlossary, checkTypeNames } from './checks/one-meaning.mjs'
import { checkPackages } from './checks/packages.mjs'
import { checkPlatformNouns } from './checks/platform-nouns.mjs'
import { checkSafeMigrations } from './checks/safe-migrations.mjs'
import { readSources } from './checks/source-files.mjs'
import { checkSpecCoverage } from './checks/spec-coverage.mjs'
import { checkTableOwners } from './checks/table-owners.mjs'

const root = path.resolve(process.argv[2] ?? '.')
const sources = readSources(root)
const faults = [
  ...checkImportDirection(sources),
  ...checkFloors(sources),
  ...checkCircles(sources),
  ...checkTableOwners(sources, root),
  ...checkFileSizes(sources),
  ...checkFileNames(sources),
  ...checkLockNumbers(sources),
  ...checkNamesakes(sources),
  ...checkClock(sources),
  ...checkDocstrings(sources),
  ...checkTypeNames(sources),
  ...checkFolderNames(sources, root),
  ...checkGlossary(root),
  ...checkPlatformNouns(sources),
  ...checkNumberInputs(sources),
  ...checkIndianTime(sources, root),
  ...checkOneForm(sources),
  ...checkThrownQueries(sources),
  ...checkNamedColumns(sources),
  ...checkWithoutHttps(sources),
  ...checkSpecCoverage(root),
  ...checkPackages(sources),
  ...checkLockHashes(root),
  ...checkSafeMigrations(root),
  ...checkFound(root),
]
for (const fault of faults) console.log(fault)
process.exit(faults.length > 0 ? 1 : 0)
