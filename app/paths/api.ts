/** Addresses that programs call. No page links to them. */
export const apiPatterns = {
  healthz: '/healthz',
  readyz: '/readyz',
  apiLogin: '/api/v1/auth/login',
  apiSignup: '/api/v1/auth/signup',
  apiOnboarding: '/api/v1/auth/onboarding',
  apiMe: '/api/v1/auth/me',
  apiLogout: '/api/v1/auth/logout',
} as const
