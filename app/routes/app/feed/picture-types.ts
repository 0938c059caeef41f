/** Pictures a post takes, as a file field is told. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'
