import { workerData } from 'node:worker_threads'
import { writeCopies, type CompressShare } from './compress-copies'

/** A thread that takes its part of the files to compress. */
writeCopies(workerData as CompressShare)
