import { defineConfig } from 'vitest/config'
import tests from '../../vitest.config.ts'

export default defineConfig({ test: { ...tests.test, include: ['test/s3/s3-*.ts', 'test/s3/*.test.ts'] } })
