import { company } from '@/domain/company'
import type { Language } from '@/domain/languages'

const { legalName, freelancerPlatform } = company
const { name, categories } = freelancerPlatform

/** The notice in both languages: each page shows them both, so that no catalogue has them. */
export const securityNotice = {
  en: {
    title: 'IMPORTANT SECURITY NOTICE',
    warning:
      'Fraudsters use the names of companies like ours to take money from people who look for work. Please read this before you answer any message.',
    addresses: 'We write to job seekers from these three e-mail addresses only:',
    points: [
      'We charge no registration fee, no subscription fee and no fee after you are hired.',
      'We never send payment links.',
      'We do not guarantee anyone a job. The employer alone decides who is hired.',
      `${legalName} accepts no liability for payments made to unknown third parties.`,
    ],
    platform: `${name}, our associate platform for freelancers, offers ${categories} service categories on a subscription model. It is separate from the jobs on this site, which are free to apply for.`,
  },
  hi: {
    title: 'महत्वपूर्ण सुरक्षा सूचना',
    warning:
      'कुछ ठग हमारे जैसी कंपनियों के नाम पर नौकरी ढूँढने वालों से पैसे ऐंठते हैं। किसी भी संदेश का जवाब देने से पहले कृपया इसे पढ़ लें।',
    addresses: 'हम नौकरी चाहने वालों को केवल इन तीन पतों से ई-मेल भेजते हैं:',
    points: [
      'हम पंजीकरण का, सदस्यता का या नौकरी मिलने के बाद का कोई शुल्क नहीं लेते।',
      'हम भुगतान का लिंक कभी नहीं भेजते।',
      'हम किसी को नौकरी की गारंटी नहीं देते। किसे रखना है, यह केवल कंपनी तय करती है।',
      `अनजान व्यक्तियों या संस्थाओं को किए गए किसी भी भुगतान के लिए ${legalName} ज़िम्मेदार नहीं है।`,
    ],
    platform: `फ़्रीलांसरों के लिए हमारा सहयोगी मंच ${name} ${categories} सेवा श्रेणियाँ सदस्यता शुल्क के आधार पर उपलब्ध कराता है। वह इस साइट की नौकरियों से अलग है, जिनके लिए आवेदन निःशुल्क है।`,
  },
} satisfies Record<Language, unknown>
