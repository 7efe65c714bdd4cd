const id = encodeURIComponent;
const query = (values: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
};

/** Filters of the course list; empty values are omitted. */
export interface CourseListQuery {
  [name: string]: string | undefined;
  search?: string;
  topic?: string;
  level?: string;
  duration?: string;
  price?: string;
  sort?: string;
}

/** Every path of the site. Values are encoded only here. */
export const paths = {
  home: () => '/',
  pricing: () => '/pricing',
  tools: () => '/products',
  faq: () => '/faq',
  about: () => '/aboutUs',
  contact: () => '/contactUs',
  termsOfService: () => '/termsofservice',
  privacyPolicy: () => '/privacy-policy',
  refundPolicy: () => '/refund-policy',
  /** The refund policy's section of the Terms. */
  refundTerms: () => '/termsofservice#refunds',
  instructor: () => '/instructor',
  instructorSignup: () => '/instructor-signup',
  corporateTraining: () => '/corporate-training',
  congratulations: (courseId?: string) => `/congratulations${query({ course: courseId })}`,
  /** The page after a successful payment. */
  paid: (courseId: string) => `/congratulations${query({ paid: courseId })}`,
  login: () => '/login',
  product: (slug: 'plan' | 'dublabs' | 'draftemail' | 'joblyn' | 'pmcoach') => `/products/${slug}`,
  enterprise: () => '/enterprise',
  enterpriseCustom: () => '/enterprise/custom',
  enterpriseTraining: () => '/enterprise/training',
  solutions: () => '/solution',
  solution: (slug: 'gen-ai-solutions' | 'ai-agents-solutions' | 'custom-ai-solutions') => `/solution/${slug}`,
  courses: (filters: CourseListQuery = {}) => `/courses${query(filters)}`,
  course: (courseId: string) => `/courses/${id(courseId)}`,
  subscribe: (courseId: string) => `/courses/${id(courseId)}/subscribe`,
  welcome: (courseId: string, email?: string) => `/courses/${id(courseId)}/welcome${query({ email })}`,
  signupSuccess: (courseId: string) => `/courses/${id(courseId)}/signup-success`,
  enroll: (courseId: string) => `/courses/${id(courseId)}/enroll`,
  upgrade: (courseId: string) => `/courses/${id(courseId)}/upgrade`,
  content: (courseId: string, sectionIndex?: number, lectureId?: string) =>
    `/courses/${id(courseId)}/content${sectionIndex === undefined ? '' : `/${sectionIndex}`}${
      sectionIndex === undefined || lectureId === undefined ? '' : `/${id(lectureId)}`
    }`,
  drip: (courseId: string) => `/courses/${id(courseId)}/drip-content`,
  /** The drip viewer, which links the account to this email's subscription. */
  dripLink: (courseId: string, email: string) =>
    `/courses/${id(courseId)}/drip-content${query({ link: 'true', email })}`,
  dripLecture: (courseId: string, sectionIndex: number, lectureIndex: number | string) =>
    `/courses/${id(courseId)}/drip-content/${sectionIndex}/${id(lectureIndex)}`,
  subscription: (token: string) => `/subscriptions/${id(token)}`,
  notebook: (courseId?: string, lectureId?: string) =>
    courseId === undefined || lectureId === undefined ? '/notebook' : `/notebook/${id(courseId)}/${id(lectureId)}`,
  /** Where a visitor enters the certificate to verify. */
  certificates: () => '/certificates',
  certificate: (certificateId: string) => `/certificates/${id(certificateId)}`,
  profile: () => '/profile',
  dashboard: () => '/dashboard',
  mastery: (courseId: string) => `/courses/${id(courseId)}/mastery`,
  skills: () => '/dashboard/skills',
} as const;
