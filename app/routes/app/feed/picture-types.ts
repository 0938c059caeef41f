/** Accepted picture types, for the `accept` attribute. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'
