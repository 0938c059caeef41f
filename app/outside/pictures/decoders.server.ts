import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

// Only the decoders we mean to use: whatever passes for a JPEG is never given to another one.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    // What we have made ourselves is looked at again (picture-look.server.ts).
    'VipsForeignLoadWebpBuffer',
  ],
})

export { sharp }
