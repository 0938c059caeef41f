import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

// Allows only the decoders we use, so that a disguised file never reaches another one.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    // For the perceptual hash of our own renditions (perceptual-hash.server.ts).
    'VipsForeignLoadWebpBuffer',
  ],
})

export { sharp }
