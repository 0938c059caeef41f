import { type RouteConfig, route } from '@remix-run/route-config'
import { apiPatterns as api } from '#app/paths/api.ts'
import { publicPatterns as at } from '#app/paths/public.ts'
import { unscriptedPatterns as unscripted } from '#app/paths/unscripted.ts'

/** Routes outside the signed-in area, and the API. */
export const publicRoutes = [
  route(at.landing, 'routes/public/landing.tsx'),
  route(at.privacy, 'routes/public/privacy.tsx'),
  route(at.terms, 'routes/public/terms.tsx'),
  route(at.science, 'routes/public/science.tsx'),
  route(at.sample, 'routes/public/sample.tsx'),
  route(at.preferences, 'routes/public/preferences.ts'),
  route(at.hideAnnouncement, 'routes/public/hide-announcement.ts'),
  route(at.paywall, 'routes/public/paywall.tsx'),
  route(at.styleguide, 'routes/public/styleguide.tsx'),

  route(at.login, 'routes/auth/login.tsx'),
  route(at.signup, 'routes/auth/signup.tsx'),
  route(at.onboarding, 'routes/auth/onboarding.tsx'),
  route(at.logout, 'routes/auth/logout.ts'),

  // Password reset and email confirmation
  route(at.forgotPassword, 'routes/auth/forgot-password.tsx'),
  route(at.resetPassword, 'routes/auth/reset-password.tsx'),
  route(at.verifyEmail, 'routes/auth/verify-email.tsx'),
  route(at.resendVerification, 'routes/auth/resend-verification.ts'),

  // Sign-in: second step, new password
  route(at.twoStep, 'routes/auth/two-step.tsx'),
  route(at.newPassword, 'routes/auth/new-password.tsx'),
  route(unscripted.newTerms, 'routes/auth/new-terms.tsx'),

  // Shared analyses, portfolios and files
  route(at.shared, 'routes/public/shared.tsx'),
  route(at.sharedPortfolio, 'routes/public/portfolio.tsx'),
  route(at.file, 'routes/files/show.ts'),

  // Weekly email
  route(unscripted.stopLetters, 'routes/public/stop-letters.tsx'),

  // Partners
  route(at.partners, 'routes/public/partners.tsx'),

  // Development
  route(at.mailbox, 'routes/dev/mail/list.tsx'),
  route(at.mailboxEmail, 'routes/dev/mail/show.tsx'),

  route(api.apiLogin, 'routes/api/login.ts'),
  route(api.apiSignup, 'routes/api/signup.ts'),
  route(api.apiOnboarding, 'routes/api/onboarding.ts'),
  route(api.apiMe, 'routes/api/me.ts'),
  route(api.apiLogout, 'routes/api/logout.ts'),

  route(at.error, 'routes/errors/show.tsx'),
  route('*', 'routes/errors/unknown.ts'),
] satisfies RouteConfig
